import { resumeHeadings } from '../../../contract/resumes/resumeHeadings.ts'

// Words around dates in the languages of resumes, in addition to those that this application prints.

/** Words for the end of a current period. */
const presentWords = `present, now, today, current, currently, ongoing, till date, to date, until date, up to date, this day, the present, in progress,
heute, jetzt, laufend, bis dato, andauernd, derzeit, aktuell, gegenwart,
présent, aujourd'hui, aujourd’hui, ce jour, actuel, actuellement, maintenant, en cours, nos jours,
presente, el presente, la actualidad, la fecha, actual, hoy, actualmente, ahora, en curso,
oggi, adesso, attuale, attualmente, in corso, tuttora,
atual, atualmente, atualidade, o momento, o presente, hoje, data atual, à data, em curso, agora,
nu, vandaag, huidig, nu toe, op heden, lopend,
idag, i dag, pågående, nuvarande, tillsvidare, pågår, nåværende, nåtid, dags dato, nuværende,
nyt, nykyinen, nykyisin, toistaiseksi, jatkuu, tällä hetkellä,
teraz, nadal, aktualnie, dziś, dzisiaj, chwili obecnej, w trakcie,
současnosti, nyní, dosud, dnes, doposud, teď,
până în prezent, în prezent, astăzi, acum, actual,
настоящее время, настоящего времени, наст. время, наст. вр., н.в., н. в., н/в, сейчас, сегодня, текущее время,
теперішній час, сьогодні, нині, зараз, цей час, дотепер, т.ч., даний час,
σήμερα, παρόν, το παρόν, τώρα, και σήμερα,
günümüze, bugün, bugüne, halen, hâlen, hala, devam ediyor, şu an, şimdi, devam,
الآن, الوقت الحاضر, الحاضر, اليوم, الوقت الحالي, تاريخه, حاليا, حاليًا, حالياً,
היום, כיום, הווה, עכשיו, עתה,
現在に至る, 現在, 今, いま, 在職中, 至今, 今日, 现在, 目前, 現今, 현재, 재직중, 재직 중, 지금`

const untilWords = `to, until, till, up to, through, thru, bis, bis zum, à, au, a, al, ad, hasta, jusqu'à, jusqu’à, jusqu'au, jusqu’au,
jusqu'en, jusqu’en, fino a, fino al, fino ad, sino ad, até, até à, até o, ao, tot, tot en met, t/m, t.e.m., till och med, t.o.m.,
til, til og med, asti, saakka, do, až do, do konca, la, până la, până în, по, до, έως, μέχρι, ως, kadar, إلى, الى, حتى, עד, ל, から, 至, 到, まで, 부터`

const sinceWords = `since, from, seit, ab, depuis, dès, desde, a partir de, da, dal, dalla, sinds, vanaf, sedan, från, siden, fra, alkaen,
od, din, de la, с, от, з, від, από, منذ, من, מאז, 自, 自从, 从`

const fromWords = `von, vom, de, du, del, dal, da, van, ${sinceWords}`

const byWords = `until, till, bis, jusqu'en, jusqu’en, hasta, fino al, fino a, até, tot, til, till, do, до, עד, حتى`

const expectedWords = `expected, expected graduation, expected completion, expected in, anticipated, anticipated graduation, planned,
graduating, estimated, est., projected, voraussichtlich, voraussichtlicher abschluss, geplant, prévu, prévue, prévu en, prévue en,
previsto, prevista, previsto en, prevista para, verwacht, beräknad, forventet, przewidywane, předpokládané, estimat, beklenen, ожидается`

const listed = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Regular expression for any of the words, longest first, with flexible spaces. */
const anyOf = (words: readonly string[]) =>
  `(?:${[...new Set(words)]
    .toSorted((one, other) => other.length - one.length)
    .map((word) =>
      word
        .normalize('NFC')
        .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        .replaceAll(' ', '\\s'),
    )
    .join('|')})`

const DASH = '[-–—‒−~～〜→]{1,3}'
const until = anyOf(listed(untilWords))
const present = anyOf([
  ...listed(presentWords),
  ...Object.values(resumeHeadings).map((words) => words.present),
])
const since = anyOf(listed(sinceWords))
const NO_LETTER_AFTER = '(?![\\p{L}\\p{M}\\d])'

/** Text between the two dates of a period. */
export const UNTIL = new RegExp(`^\\s{0,9}(?:${DASH}|${until})\\s{0,9}(?:${since}\\s{0,9})?$`, 'iu')

/** Text after the start date of a current period. */
export const PRESENT = new RegExp(
  `^\\s{0,9}[,(]?(?:${DASH}\\s{0,9})?(?:${until}\\s{1,9}){0,2}${present}\\.?\\)?(?:現在|に至る)?${NO_LETTER_AFTER}`,
  'iu',
)

/** Text that consists of a word for "present". */
export const ONLY_PRESENT = new RegExp(
  `^\\s{0,9}(?:${DASH}\\s{0,9})?(?:${until}\\s{1,9}){0,2}${present}\\.?\\s{0,9}$`,
  'iu',
)

/** Text before the start date of a current period. */
export const SINCE = new RegExp(`(?<![\\p{L}\\p{M}])${since}\\s{0,9}(?:le\\s|dem\\s|l['’])?$`, 'iu')

/** Text before the end date of a period without a start. */
export const ENDED_BY = new RegExp(`(?<![\\p{L}\\p{M}])${anyOf(listed(byWords))}\\s{1,9}$`, 'iu')

/** Text before the first of two dates. */
export const FROM = new RegExp(`(?<![\\p{L}\\p{M}])${anyOf(listed(fromWords))}$`, 'iu')

const expected = anyOf(listed(expectedWords))

/** Text before or after a date in the future. */
export const EXPECTED_BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])${expected}[:\\s]{0,3}$`, 'iu')
export const EXPECTED_AFTER = new RegExp(`^\\s{0,9}[,(]{0,2}${expected}${NO_LETTER_AFTER}\\)?`, 'iu')

/** Duration next to a period, which some programs add. */
export const DURATION_SUFFIX =
  /^\s{0,9}(?:[·|,]\s{0,9})?\(?\s{0,9}(?:\d{1,3}\s{0,3}(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|mois|años?|meses|mes|anos?|mês|anni|anno|mesi|mese|jaar|maanden|maand|lata|lat|rok|roky|let|miesiące|miesięcy|měsíců|год|года|лет|месяцев|месяца|мес|рік|роки|років|år|månader|måneder|mdr|vuotta|kuukautta|ani|luni|yıl|ay|年|か月|ヶ月|ヵ月|个月|년|개월)\.?\s{0,3}){1,2}\)?/iu
