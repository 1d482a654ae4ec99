import type { ResumeDocument } from '../resumes/document.ts'
import { profileCounts, profileLengths, type ProfileContent } from './profile.ts'

/** Truncates a text to a length in code points, between words if possible. */
function cut(text: string | undefined, max: number): string {
  const characters = [...(text ?? '').trim()]
  if (characters.length <= max) return characters.join('')
  const kept = characters.slice(0, max - 1).join('')
  const end = kept.lastIndexOf(' ')
  return `${end > max / 2 ? kept.slice(0, end) : kept}…`
}

const inEntry = (text: string | undefined) => cut(text?.replaceAll(/\s+/g, ' '), profileLengths.entry)

/** Converts experience and education of a resume to those of a profile. */
export const entriesFromResume = ({
  education = [],
  work = [],
}: ResumeDocument): Pick<ProfileContent, 'experience' | 'education'> => ({
  experience: work.slice(0, profileCounts.entries).map((entry) => ({
    name: inEntry(entry.name),
    position: inEntry(entry.position),
    location: inEntry(entry.location),
    startDate: entry.startDate ?? '',
    endDate: entry.endDate ?? '',
    summary: cut(
      [entry.summary, ...(entry.highlights ?? [])].filter(Boolean).join('\n'),
      profileLengths.summary,
    ),
  })),
  education: education.slice(0, profileCounts.entries).map((entry) => ({
    institution: inEntry(entry.institution),
    area: inEntry(entry.area),
    studyType: inEntry(entry.studyType),
    startDate: entry.startDate ?? '',
    endDate: entry.endDate ?? '',
  })),
})

/** Entries of a resume as evidence of skills, such as "Site carpenter, Fernhill", newest first. */
export const evidenceIn = ({
  certificates = [],
  education = [],
  projects = [],
  volunteer = [],
  work = [],
}: ResumeDocument): readonly string[] => [
  ...new Set(
    [
      ...work.map(({ name, position }) => [position, name]),
      ...projects.map(({ name }) => [name]),
      ...volunteer.map(({ organization, position }) => [position, organization]),
      ...education.map(({ area, institution, studyType }) => [studyType, area, institution]),
      ...certificates.map(({ issuer, name }) => [name, issuer]),
    ]
      .map((parts) => inEntry(parts.filter(Boolean).join(', ')))
      .filter(Boolean),
  ),
]

/** Skills in a resume: the keywords of each skill, or its name without keywords. */
export const skillsIn = ({ skills = [] }: ResumeDocument): readonly string[] =>
  [
    ...new Set(
      skills
        .flatMap(({ keywords = [], name }) => (keywords.length > 0 ? keywords : [name ?? '']))
        .map((skill) => cut(skill.replaceAll(/\s+/g, ' '), profileLengths.line))
        .filter(Boolean),
    ),
  ].slice(0, profileCounts.skills)
