import type { ResumeItemFields } from '../../../contract/resumes/editing.ts'
import { leftoverOf, nonEmpty, type FoundItem, type Leftover } from './found.ts'
import { headingIn } from './headings.ts'
import { joined, placeOf, textOf, withoutEnds, type Line } from './line.ts'

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,24}/u
const PHONE = /(?<![\p{L}\d])(?:\+|\(|0|\d)[\d\s()./-]{6,22}\d(?![\p{L}\d])/u
const URL =
  /(?:https?:\/\/|www\.)[^\s<>()|]+|(?<![@\p{L}\d.-])(?:[a-z\d-]{1,60}\.){1,4}(?:com|org|net|io|dev|me|eu|de|fr|es|at|ch|uk|it|nl|pl|info|example|app|ai|tech|design)(?![\p{L}\d.-])(?:\/[^\s<>()|]*)?/iu
const LABEL =
  /^(?:e-?mails?|mail|correo(?: electrónico)?|courriel|phone|mobile|cell|tel(?:efon|efono|éfono|éphone)?|handy|mobil|móvil|portable|address|adresse|dirección|anschrift|wohnort|location|lieu|website|web|webseite|site|url|homepage|linkedin|github|xing|telefono|telefone|telemóvel|celular|cellulare|indirizzo|morada|endereço|posta elettronica|telefoon|mobiel|adres|puhelin|sähköposti|osoite|epost|telefon(?:nummer|komórkowy)?|bostad|bopæl|telefonszám|adresa|telefón|тел(?:ефон)?|адрес[а]?|почта|эл\. почта|пошта|город|місто|τηλέφωνο|διεύθυνση|טלפון|כתובת|דוא["״]ל|الهاتف|العنوان|البريد الإلكتروني|電話(?:番号)?|住所|現住所|メール(?:アドレス)?|연락처|전화(?:번호)?|이메일|주소|电话|手机|邮箱|地址|電郵)(?!\p{L})\s{0,3}(?:\([^)]{0,40}\))?\s{0,3}[:.：]?\s{0,3}/iu
const KIND_OF_LINK = /\((?:linkedin|home|work|mobile|portfolio|personal|company|blog|other)\)$/iu
const CITY = /^\p{Lu}[\p{L} .'’-]{1,40}, ?\p{Lu}[\p{L} .'’-]{1,40}(?:, ?\p{Lu}[\p{L} .'’-]{1,40})?$/u
const POSTAL =
  /^(?:(?<address>.{3,60}), ?)?(?:(?<country>[A-Z]{1,2})-)?(?<code>\d{4,5}) (?<city>\p{Lu}[\p{L} .'’-]{1,40})$/u

const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'xing.com': 'Xing',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'stackoverflow.com': 'Stack Overflow',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
}

const hostOf = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^(?:www|[a-z]{2})\./i, '')
    .split(/[/?#]/)[0] ?? ''

/** Profile on another site that a URL leads to; undefined for other URLs. */
export function profileAt(url: string): ResumeItemFields | undefined {
  const network = networks[hostOf(url).toLowerCase()]
  if (network === undefined) return undefined
  const [path = ''] = url.split(/[?#]/)
  const username = withoutEnds(path, /\//).split('/').at(-1) ?? ''
  return { network, username, url }
}

const isPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').length
  return digits >= 7 && digits <= 15 && !/^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(text)
}

const NAME =
  /^(?:(?:full |last |vor-? und nach)?name|nom(?: et prénom)?|nombre(?: y apellidos)?|nome(?: e cognome| completo)?|naam|namn|navn|nimi|imię i nazwisko|jméno(?: a příjmení)?|nume(?: și prenume)?|имя|фио|ім’я|ad soyad|όνομα|שם|الاسم|氏名|姓名|이름|성명)(?:\s{0,3}[:：]\s{0,3}|\s{1,3})/iu

/** Text of a line without a label such as "Name:". */
const withoutLabel = (line: Line) => textOf(line).replace(NAME, '')

const isName = (text: string) =>
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*(?:,? [\p{L}(][\p{L}\p{M}.'’)-]*){1,5}$/u.test(text) &&
  text.length <= 60 &&
  headingIn(text) === undefined

/** Name and contact details, from the lines above the sections and below a contact heading. */
export function contactIn(lines: readonly Line[], hasSummary: boolean) {
  const found = new Map<string, { value: unknown; lines: Line[] }>()
  const profiles: ResumeItemFields[] = []
  const keep = (field: string, value: unknown, line: Line) => {
    const before = found.get(field)
    if (before && field !== 'profiles') return false
    if (before) before.lines.push(line)
    else found.set(field, { value, lines: [line] })
    return true
  }
  const addLink = (url: string, line: Line) => {
    const profile = profileAt(url)
    const isKnown = profiles.some((each) => each['url'] === url) || found.get('url')?.value === url
    if (isKnown) return
    if (!profile && keep('url', url, line)) return
    profiles.push(profile ?? { network: hostOf(url), url })
    keep('profiles', profiles, line)
  }
  /** Extracts known data from a piece of a line. Returns the rest. */
  const without = (piece: string, line: Line): string => {
    const email = EMAIL.exec(piece)?.[0]
    if (email !== undefined && keep('email', email, line)) return without(piece.replace(email, ' '), line)
    const url = URL.exec(piece)?.[0].replace(/[.,;]$/, '')
    if (url !== undefined) {
      addLink(url, line)
      return without(piece.replace(url, ' '), line)
    }
    const phone = PHONE.exec(piece)?.[0]
    if (phone !== undefined && isPhone(phone) && !POSTAL.test(piece) && keep('phone', phone.trim(), line)) {
      return without(piece.replace(phone, ' '), line)
    }
    const plain = piece.replaceAll(/\s+/g, ' ').trim().replace(KIND_OF_LINK, '')
    const said = withoutEnds(plain, /[\s,;:|·•–-]/u)
    if (LABEL.test(`${said}:`) && said.replace(LABEL, '') === '') return ''
    return said.replace(LABEL, (label) => (/[:.：]\s{0,3}$/.test(label) ? '' : label))
  }

  const rest: { text: string; line: Line; isWhole: boolean }[] = []
  const nameLine = nameIn(lines)
  for (const line of lines) {
    if (line === nameLine) {
      keep('name', withoutLabel(line), line)
      continue
    }
    const pieces =
      textOf(line).length > 140 ? [textOf(line)] : line.parts.flatMap((part) => part.split(/\s[|·•⋅]\s/u))
    const left = pieces.map((piece) => without(piece, line)).filter((piece) => piece !== '')
    for (const text of left) rest.push({ text, line, isWhole: left.length === 1 && text === textOf(line) })
  }
  // Links come last, because their visible text is more informative than their target.
  for (const line of lines) {
    for (const url of line.links) {
      const [address = ''] = url.replace(/^(?:mailto|tel):/i, '').split('?')
      if (/^mailto:/i.test(url)) keep('email', address, line)
      else if (/^tel:/i.test(url)) keep('phone', address, line)
      else if (/^https?:/i.test(url) && !textOf(line).includes(hostOf(url))) addLink(url, line)
    }
  }
  const others = rest.filter(({ line, text }) => {
    const postal = POSTAL.exec(text)?.groups
    if (postal) {
      const { address, city, code: postalCode, country: countryCode } = postal
      return !keep('location', nonEmpty({ address, postalCode, city, countryCode }), line)
    }
    if (!CITY.test(text) || text.length > 70) return true
    const [city = '', ...region] = text.split(/, ?/)
    return !keep('location', { city, region: region.join(', ') }, line)
  })
  const { label, more } = labelAmong(others, nameLine)
  if (label) keep('label', label.text, label.line)
  const isLong = joined(more.map(({ text }) => text)).length > 120 && more.every(({ isWhole }) => isWhole)
  const summaryLines = !hasSummary && isLong ? more : []
  const leftover: readonly Leftover[] = more
    .filter((each) => !summaryLines.includes(each))
    .flatMap(({ line, text }) => leftoverOf([{ ...line, parts: [text] }]))
  const fields = Object.fromEntries([...found].map(([field, { value }]) => [field, value]))
  const items: readonly FoundItem[] = [...found].map(([field, held]) => ({
    fields: { field },
    place: placeOf(held.lines),
  }))
  return {
    basics: fields,
    items,
    summary: summaryLines.map(({ line }) => line),
    leftover: merged(leftover),
  }
}

/** Splits off the job title, a short line directly below the name. */
function labelAmong<Rest extends { readonly text: string; readonly line: Line }>(
  others: readonly Rest[],
  nameLine: Line | undefined,
): { readonly label: Rest | undefined; readonly more: readonly Rest[] } {
  const label = others.find(
    ({ line, text }) =>
      nameLine !== undefined &&
      line.page === nameLine.page &&
      line.number > nameLine.number &&
      line.number <= nameLine.number + 3 &&
      text.length <= 120 &&
      !/[.:]$|:\s|\d{3}/.test(text),
  )
  return { label, more: others.filter((each) => each !== label) }
}

/** Line with the name of the person: the largest text, or the first that looks like a name. */
function nameIn(lines: readonly Line[]): Line | undefined {
  const likely = lines.filter((line) => isName(withoutLabel(line)) && !line.isBullet)
  const largest = Math.max(0, ...likely.map(({ size }) => size))
  const usual = Math.min(...lines.map(({ size }) => size))
  return (largest > usual * 1.15 ? likely.find(({ size }) => size === largest) : undefined) ?? likely[0]
}

/** Joins leftovers from the same or consecutive lines. */
function merged(leftover: readonly Leftover[]): readonly Leftover[] {
  const together: Leftover[] = []
  for (const each of leftover) {
    const last = together.at(-1)
    if (last && last.place.page === each.place.page && each.place.from - last.place.to <= 1) {
      const sign = each.place.from === last.place.to ? ' · ' : '\n'
      together[together.length - 1] = {
        text: last.text + sign + each.text,
        place: { ...last.place, to: each.place.to },
      }
    } else together.push(each)
  }
  return together
}
