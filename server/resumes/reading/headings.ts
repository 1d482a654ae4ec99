import { sectionKeys, type SectionKey } from '../../../contract/resumes/look.ts'
import { printedWordsOf } from '../../../contract/resumes/printedWords.ts'
import { folded } from './line.ts'

/** What a heading stands above; `contact`: how the person is reached; `title`: what the whole document is. */
export type HeadingKind = SectionKey | 'contact' | 'title'

/** What people call the sections of a resume, beside what our own resumes call them. */
const words: Readonly<Record<HeadingKind, string>> = {
  title: 'resume, résumé, cv, curriculum vitae, lebenslauf, curriculum, hoja de vida',
  contact:
    'contact, contact details, contact information, personal details, personal information, kontakt, kontaktdaten, persönliche daten, persönliche angaben, zur person, coordonnées, informations personnelles, contacto, datos personales, datos de contacto, links',
  summary:
    'summary, professional summary, executive summary, career summary, profile, personal profile, about, about me, personal statement, objective, career objective, profil, kurzprofil, über mich, zusammenfassung, à propos, à propos de moi, résumé professionnel, présentation, objectif, perfil, perfil profesional, sobre mí, resumen, objetivo, extracto',
  work: 'experience, work experience, professional experience, employment, employment history, work history, career history, career, relevant experience, work, berufserfahrung, beruflicher werdegang, berufspraxis, werdegang, praxiserfahrung, berufliche erfahrung, erfahrung, praktika, expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, experiencia, experiencia laboral, experiencia profesional, trayectoria profesional, internships',
  education:
    'education, education and training, academic background, academic qualifications, qualifications, studies, training, ausbildung, bildung, bildungsweg, schulbildung, studium, ausbildung und studium, schulische ausbildung, akademische ausbildung, aus und weiterbildung, weiterbildung, formation, formations, études, diplômes, formation académique, parcours académique, scolarité, educación, formación, formación académica, estudios',
  skills:
    'skills, key skills, technical skills, core skills, core competencies, competencies, expertise, top skills, technologies, tools, skills and tools, skills and abilities, it skills, kenntnisse, fähigkeiten, kompetenzen, edv kenntnisse, it kenntnisse, fachkenntnisse, kenntnisse und fähigkeiten, besondere kenntnisse, compétences, compétences techniques, compétences clés, savoir faire, outils, principales compétences, habilidades, competencias, aptitudes, conocimientos, aptitudes principales, habilidades técnicas',
  projects:
    'projects, personal projects, selected projects, side projects, key projects, projekte, eigene projekte, projets, projets personnels, proyectos, proyectos personales',
  volunteer:
    'volunteering, volunteer, volunteer experience, volunteer work, voluntary work, community, ehrenamt, ehrenamtliches engagement, engagement, soziales engagement, bénévolat, expérience de bénévolat, engagements, voluntariado, experiencia de voluntariado',
  certificates:
    'certificates, certifications, licenses and certifications, licences and certifications, licenses, courses and certificates, zertifikate, zertifizierungen, bescheinigungen, lizenzen und zertifikate, certifications, certificats, certificados, certificaciones',
  awards:
    'awards, honors, honours, honors and awards, awards and honors, honors awards, achievements, auszeichnungen, preise, ehrungen, distinctions, prix, récompenses, prix et distinctions, premios, reconocimientos, logros',
  publications:
    'publications, papers, selected publications, veröffentlichungen, publikationen, publicaciones',
  languages: 'languages, language skills, sprachen, sprachkenntnisse, langues, idiomas, lenguas',
  interests:
    'interests, hobbies, hobbies and interests, interests and hobbies, interessen, hobbys, hobbys und interessen, interessen und hobbys, freizeit, centres d’intérêt, centre d’intérêt, loisirs, intérêts, intereses, aficiones',
  references:
    'references, referees, referenzen, empfehlungen, références, recommandations, referencias, recommendations',
}

/** Words to compare a heading by, whichever sign or word joins them. */
const keyOf = (text: string) =>
  folded(text.replaceAll(/[&+]/g, ' and ')).replaceAll(/ (?:and|und|et|y) /g, ' and ')

const kinds = new Map<string, HeadingKind>(
  (['title', 'contact', ...sectionKeys] as const).flatMap((kind) =>
    words[kind].split(', ').map((word) => [keyOf(word), kind] as const),
  ),
)
for (const language of ['en', 'de', 'fr', 'es']) {
  for (const key of sectionKeys) kinds.set(keyOf(printedWordsOf(language).headings[key]), key)
}

/** What a line of such words stands above; nothing, where it is none of the known headings. */
export function headingIn(text: string): HeadingKind | undefined {
  return text.length > 60 ? undefined : kinds.get(keyOf(text))
}
