// Patterns that identify the pieces of a head by their words. Without a match, their order decides.

const TITLE =
  /\b(?:engineer|developer|designer|manager|director|lead|head|chief|officer|analyst|consultant|architect|assistant|intern|trainee|apprentice|teacher|nurse|carpenter|technician|administrator|specialist|coordinator|scientist|researcher|editor|writer|accountant|chef|cook|driver|clerk|founder|owner|partner|president|producer|professor|lecturer|tutor|representative|supervisor|advisor|associate|programmer|recruiter|strategist|translator|waiter|waitress|freelance\w*|leit\w+|entwickler\w*|ingenieur\w*|kauf(?:mann|frau)|berater\w*|mitarbeiter\w*|praktikant\w*|werkstudent\w*|auszubildende\w*|geschäftsführer\w*|sachbearbeiter\w*|lehrer\w*|referent\w*|techniker\w*|meister\w*|pfleger\w*|ingénieur\w*|développeu\w+|responsable|chef\w*|directeu\w+|directrice|stagiaire|assistante?|conseill\w+|chargée?|technicien\w*|infirmi\w+|enseignante?|professeure?|comptable|vendeu\w+|ingenier\w+|desarrollador\w*|gerente|director\w*|jef[ea]|analista|consultor\w*|becari[oa]|técnic[oa]|profesor\w*|enfermer[oa]|responsable|coordinador\w*|diseñador\w*)\b/iu

export const COMPANY =
  /株式会社|有限会社|合同会社|公司|集团|集團|주식회사|\(주\)|(?<!\p{L})(?:s\.?r\.?l|s\.?p\.?a|lda|ltda|eireli|s\.?r\.?o|sp\. z o\.o|b\.?v|n\.?v|oy|oyj|ab|asa|aps|a\/s|a\.ş|ооо|зао|оао|пао|ао|ип|тов|sc|pvt|gmbh|mbh|ag|kg|ohg|e\.?v|se|ltd|llc|llp|inc|corp|plc|co|company|group|gruppe|sarl|sas|s\.?a|s\.?l|university|universität|université|universidad|studios?|labs?|bank|hospital|klinikum|works|agency|joinery|institute|ministry|school|council|verlag|werke?|foundation|association|society)(?!\p{L})\.?/iu

const SCHOOL =
  /universit|universidad|technikum|liceum|gimnazjum|college|school|hochschule|schule|institut|lycée|gymnasium|akademie|academy|académie|academia|école|escuela|instituto|colegio|polytechn|politécnic|faculty|fakultät|faculté|facultad|conservator|università|universidade|uniwersytet|univerzita|üniversite|universitate|universitet|universiteit|yliopisto|hogeschool|högskola|høgskole|scuola|liceo|istituto|escola|faculdade|szkoła|politechnika|škola|koulu|skole|университет|институт|школа|колледж|академия|університет|інститут|πανεπιστήμιο|σχολή|جامعة|كلية|معهد|מכללה|אוניברסיטה|大学|大學|学校|學校|学院|學院|高校|대학|학교|\bIUT\b|\b(?:ETH|EPFL|MIT|TU|FH|LMU|RWTH)\b/iu

const DEGREE =
  /bachelor|master|\bb\.? ?(?:sc|a|eng|ed)\b|\bm\.? ?(?:sc|a|eng|ed|ba)\b|\bmba\b|ph\.? ?d|doctor|doktor|doctorat|diplom|degree|licen[cs]|magister|staatsexamen|abitur|fachabitur|matura|baccalaur|\bbac\b|\bbts\b|\bdut\b|grado|grad(?:o|uado)|máster|bachiller|certificate|gcse|a-levels?|ausbildung|lehre|apprenticeship|abschluss|mastère/iu

/** True if a text names a school or a degree. */
export const namesSchool = (text: string): boolean => SCHOOL.test(text) || DEGREE.test(text)

const PLACE = /^\p{Lu}[\p{L} .'’-]{1,30}, ?\p{Lu}[\p{L} .'’-]{1,30}(?:, ?\p{Lu}[\p{L} .'’-]{1,30})?$/u

/**
 * Splits a head at its commas if it is a single piece. Separate pieces keep their commas, as in "Leeds, UK".
 */
const apart = (pieces: readonly string[]): readonly string[] => {
  const [first = '', ...more] = pieces
  return pieces.length === 1 ? first.split(/,\s+/) : [first, ...more]
}

interface Named {
  readonly role: string | undefined
  readonly organization: string | undefined
  readonly location: string | undefined
  readonly rest: readonly string[]
}

/** Position, employer and location in a head. */
export function positionIn(heads: readonly string[], isOrganizationFirst = false): Named {
  const [first, second, third, ...more] = heads
  if (isOrganizationFirst && second !== undefined) {
    return { role: second, organization: first, location: third, rest: more }
  }
  const pieces = [...apart(heads)]
  const take = (at: number) => (at < 0 ? undefined : pieces.splice(at, 1)[0])
  const title = pieces.findIndex((piece) => TITLE.test(piece) && !COMPANY.test(piece))
  const any = title < 0 ? pieces.findIndex((piece) => TITLE.test(piece)) : title
  const company = pieces.findIndex((piece) => COMPANY.test(piece) && !TITLE.test(piece))
  const role = take(any >= 0 ? any : Math.min(company === 0 ? 1 : 0, pieces.length - 1))
  const named = pieces.findIndex((piece) => COMPANY.test(piece))
  const organization = take(
    named >= 0 ? named : pieces.findIndex((piece, at) => at === 0 || !PLACE.test(piece)),
  )
  const location = take(0)
  const [, before, behind] = /^(.{2,80}), (\p{Lu}[\p{L} .'’-]{1,30})$/u.exec(organization ?? '') ?? []
  // Employer and location in one piece: "Larkspur Joinery, Leeds".
  const isPlaced = location === undefined && behind !== undefined && !COMPANY.test(behind)
  return {
    role,
    organization: isPlaced ? before : organization,
    location: isPlaced ? behind : location,
    rest: pieces,
  }
}

/** True if position and employer can only be distinguished by their order. */
export function isPositionUnsure(heads: readonly string[]): boolean {
  const pieces = apart(heads)
  return pieces.length < 2 || !pieces.some((piece) => TITLE.test(piece) || COMPANY.test(piece))
}

/** True if school and degree can only be distinguished by their order. */
export const isSchoolUnsure = (heads: readonly string[]): boolean => !heads.some(namesSchool)

/** One or two capitalized words, which is typical of places and not of degrees. */
const TOWN = /^\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?$/u

/** Joins a town to the school before it, whose name it belongs to: "Technikum Logistyczne, Gdańsk". */
function withoutPlace(pieces: readonly string[]): readonly string[] {
  const [last = '', before = ''] = pieces.toReversed()
  const isTown = TOWN.test(last) && !DEGREE.test(last) && !SCHOOL.test(last)
  const follows = SCHOOL.test(before) && !/^(?:bachelor|master)/i.test(before)
  return isTown && follows ? [...pieces.slice(0, -2), `${before}, ${last}`] : pieces
}

/** Degree and school in a head. */
export function schoolIn(heads: readonly string[]) {
  const pieces = [...withoutPlace(apart(heads))]
  const take = (at: number) => (at < 0 ? undefined : pieces.splice(at, 1)[0])
  const school = pieces.findIndex((piece) => SCHOOL.test(piece) && !/^(?:bachelor|master)/i.test(piece))
  const hasDegreeFirst = pieces.length > 1 && DEGREE.test(pieces[0] ?? '')
  const institution = take(school >= 0 ? school : hasDegreeFirst ? 1 : 0)
  const degree = take(pieces.findIndex((piece) => DEGREE.test(piece)))
  const [whole, studyType = degree, subject] =
    /^(.{2,60}?)(?:\s+(?:in|en)\s+|,\s+)(.{2,120})$/u.exec(degree ?? '') ?? []
  const area = whole === undefined ? take(0) : subject
  return { institution, studyType, area, rest: pieces }
}
