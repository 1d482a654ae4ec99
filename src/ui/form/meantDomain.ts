const common = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com']
// Near to a common one, and no slip.
const others = ['mail.com', 'email.com', 'ymail.com']

/** The domain that was probably meant, where an address has one slip in a common one. */
export function meantDomain(address: string): string | undefined {
  const typed = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  return [...common, ...others].includes(typed)
    ? undefined
    : common.find((domain) => isOneSlip(typed, domain))
}

/** One letter more, one less, another one, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0
  while (same < meant.length && typed[same] === meant[same]) same += 1
  const [is, should] = [typed.slice(same), meant.slice(same)]
  return (
    is.slice(1) === should.slice(1) ||
    is.slice(1) === should ||
    is === should.slice(1) ||
    (is.slice(2) === should.slice(2) && is[0] === should[1] && is[1] === should[0])
  )
}
