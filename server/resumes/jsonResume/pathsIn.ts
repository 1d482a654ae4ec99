import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { itemsIn, listPath, placedSections, textAt } from '../../../contract/resumes/editing.ts'

/** Paths of the fields of the person. */
const basicsPaths = [
  'basics.name',
  'basics.label',
  'basics.email',
  'basics.phone',
  'basics.url',
  'basics.location',
  'basics.profiles',
  'basics.summary',
] as const

/** Paths of all content in a document: fields of the person, and items of each section. */
export function pathsIn(document: ResumeDocument): readonly string[] {
  const { location, profiles = [] } = document.basics ?? {}
  const isThere = (path: string) => {
    if (path === 'basics.location') return Object.values(location ?? {}).some((said) => said !== '')
    return path === 'basics.profiles' ? profiles.length > 0 : textAt(document, path) !== ''
  }
  return [
    ...basicsPaths.filter(isThere),
    ...placedSections(document).flatMap(({ key }) =>
      itemsIn(document, key).map((_, index) => `${listPath(key)}.${index}`),
    ),
  ]
}
