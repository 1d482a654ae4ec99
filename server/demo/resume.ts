import * as v from 'valibot'
import { resumeDocument, type ResumeDocument } from '../../contract/resumes/document.ts'
import { accents, templates } from '../../contract/resumes/look.ts'
import type { DemoCandidate } from './material.ts'

/** Resume of a demo candidate in the editor. The index selects its design. */
export const resumeOf = (
  { about, city, emailAddress, languages, name, skills, trade, work }: DemoCandidate,
  number: number,
): ResumeDocument =>
  v.parse(resumeDocument, {
    basics: {
      name: name.join(' '),
      label: trade,
      email: emailAddress,
      summary: about,
      location: { city },
    },
    work: work.map(([when, what, done]) => ({ ...timeIn(when), ...placeIn(what), highlights: [done] })),
    skills: skills.map((skill) => ({ name: skill })),
    languages: languages.split(', ').map((language) => ({ language })),
    meta: {
      jobgrove: {
        template: templates[number % templates.length],
        accent: accents[number % accents.length],
      },
    },
  })

/** Dates of a period such as `2019 to 2022`; `now` leaves the end open. */
function timeIn(when: string) {
  const [startDate, endDate] = when.split(' to ')
  return { startDate, ...(endDate !== 'now' && { endDate }) }
}

/** Position and employer in a text such as `Carpenter, Larkspur Touring`. */
function placeIn(what: string) {
  const [position, ...employer] = what.split(', ')
  return { position, name: employer.join(', ') }
}
