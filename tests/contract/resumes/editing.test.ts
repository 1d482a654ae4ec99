import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { resumeDocument, type ResumeDocument } from '../../../contract/resumes/document.ts'
import {
  itemsIn,
  placedSections,
  resumeFileName,
  textAt,
  withItemAt,
  withItemHidden,
  withOwnSection,
  withoutItem,
  withoutOwnSection,
  withSectionAt,
  withValue,
} from '../../../contract/resumes/editing.ts'
import { lookOf } from '../../../contract/resumes/printed.ts'

const three: ResumeDocument = {
  basics: { name: 'Mina Okafor' },
  work: [
    { position: 'One', highlights: ['Built *it*'] },
    { position: 'Two', endDate: '2020', startDate: '2019-01' },
    { position: 'Three' },
  ],
}

const positions = (document: ResumeDocument) => itemsIn(document, 'work').map(({ position }) => position)

describe('a change of a resume', () => {
  test('sets a missing value and leaves the rest unchanged', () => {
    const changed = withValue({}, 'work.0.position', 'Carpenter')
    expect(changed).toEqual({ work: [{ position: 'Carpenter' }] })
    expect(withValue(three, 'basics.label', 'Carpenter').work).toBe(three.work)
    expect(textAt(withValue({}, 'custom.own-1.0.name', 'A'), 'custom.own-1.0.name')).toBe('A')
  })

  test('keeps a hidden item hidden when it is moved', () => {
    const hidden = withItemHidden(three, 'work', 1, true)
    const moved = withItemAt(hidden, 'work', 1, 0)
    expect([positions(moved), lookOf(moved).hidden]).toEqual([['Two', 'One', 'Three'], ['work/0']])
    const without = withoutItem(hidden, 'work', 0)
    expect([positions(without), lookOf(without).hidden]).toEqual([['Two', 'Three'], ['work/0']])
    expect(lookOf(withItemHidden(moved, 'work', 0, false)).hidden).toEqual([])
  })

  test('moves nothing beyond the ends', () => {
    expect([withItemAt(three, 'work', 0, -1), withSectionAt(three, 'summary', -1)]).toEqual([three, three])
  })

  test('reorders sections, and adds and removes custom ones', () => {
    const moved = withSectionAt(three, 'education', 0)
    expect(
      placedSections(moved)
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(['education', 'summary', 'work'])
    const { document, key } = withOwnSection(moved, 'Stages')
    expect(placedSections(document).at(-1)).toEqual({ key, title: 'Stages', isHidden: false })
    expect(placedSections(withoutOwnSection(document, key))).toEqual(placedSections(moved))
    expect(v.parse(resumeDocument, document)).toEqual(document)
  })
})

describe('an exported resume', () => {
  test('is named after its owner', () => {
    expect([resumeFileName(three), resumeFileName({}, 'json')]).toEqual([
      'Mina-Okafor-Resume.pdf',
      'Resume.json',
    ])
  })
})
