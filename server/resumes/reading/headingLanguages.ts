import { printedWordsOf } from '../../../contract/resumes/printedWords.ts'
import { resumeHeadings } from '../../../contract/resumes/resumeHeadings.ts'
import { folded } from './line.ts'

/** Stems of words in headings by language, in addition to the headings that this application prints. */
const beginnings: Readonly<Record<string, string>> = {
  en: 'experience education skill employment work interest reference summary award volunteer certificat language about objective hobbies achievement',
  de: 'beruf werdegang erfahrung ausbildung bildung schul studium weiterbildung kenntnis edv sprach fahigkeit kompetenzen praxis ehrenamt auszeichnung veroffentlich lebenslauf personliche hobbys zusammenfassung fortbildung',
  fr: 'experience formation competence langue centre interet loisir diplome parcours benevolat coordonnees projets etudes propos savoir',
  es: 'experiencia formacion educacion habilidad competencias idioma aficiones intereses estudios conocimientos logros datos sobre referencias resumen',
  it: 'esperienz istruzione formazione competenz lingue interessi volontariato progetti certificazioni pubblicazioni capacita studi riconosciment',
  pt: 'experiencia formacao educacao habilidades competencias idiomas linguas interesses projetos certificados conhecimentos resumo habilitacoes escolaridade',
  nl: 'werkervaring ervaring opleiding vaardighe talen vrijwillig persoonlijk profiel samenvatting loopbaan onderwijs hobby interesses referenties projecten',
  pl: 'doswiadczenie wyksztalcenie umiejetnosci jezyki zainteresowania podsumowanie edukacja kursy nagrody dane referencje',
  cs: 'pracovni zkusenosti vzdelani dovednosti jazyk zajmy osobni praxe znalosti oceneni',
  ro: 'experienta educatie studii competente abilitati limbi interese proiecte voluntariat despre',
  sv: 'erfarenhet arbetslivs utbildning fardigheter kompetens sprak intressen anstallningar sammanfattning referenser',
  da: 'erhvervserfaring erfaring uddannelse kompetencer sprog interesser frivillig referencer faerdigheder færdigheder',
  no: 'arbeidserfaring utdanning ferdigheter sprak interesser kompetanse referanser verv',
  fi: 'tyokokemus koulutus osaaminen kielitaito harrastukset taidot suosittelijat',
  tr: 'is deneyim egitim beceri diller ilgi yetenek hakkimda',
}

const byLanguage: readonly (readonly [string, readonly string[]])[] = Object.keys(resumeHeadings).map(
  (language) => [
    language,
    [
      ...(beginnings[language]?.split(' ') ?? []),
      ...Object.values(printedWordsOf(language).headings).map((heading) => folded(heading)),
    ],
  ],
)

/** Languages with the most matching headings; empty if fewer than two headings match. */
export function headingLanguages(headings: readonly string[]): readonly string[] {
  const counts = byLanguage.map(([language, words]) => {
    const isOf = (heading: string) =>
      [heading, ...heading.split(' ')].some((part) => words.some((word) => part.startsWith(word)))
    return { language, count: headings.filter((heading) => isOf(folded(heading))).length }
  })
  const most = Math.max(...counts.map(({ count }) => count))
  return most < 2 ? [] : counts.filter(({ count }) => count === most).map(({ language }) => language)
}
