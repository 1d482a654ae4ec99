const common = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com']
// Valid domains that differ from a common one by a single typo.
const others = ['mail.com', 'email.com', 'ymail.com']

/** Domain that was probably meant, if an address differs from a common one by a single typo. */
export function meantDomain(address: string): string | undefined {
  const typed = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  return [...common, ...others].includes(typed)
    ? undefined
    : common.find((domain) => isOneSlip(typed, domain))
}

/** True for one inserted, missing or replaced letter, or two swapped ones. */
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
