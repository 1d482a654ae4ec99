import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { resumeDocument, type ResumeDocument } from '../../../contract/resumes/document.ts'
import {
  asJson,
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
import { readJsonResume } from '../../../contract/resumes/import.ts'
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
  test('puts a value where there was nothing, and leaves the rest as it is', () => {
    const changed = withValue({}, 'work.0.position', 'Carpenter')
    expect(changed).toEqual({ work: [{ position: 'Carpenter' }] })
    expect(withValue(three, 'basics.label', 'Carpenter').work).toBe(three.work)
    expect(textAt(withValue({}, 'custom.own-1.0.name', 'A'), 'custom.own-1.0.name')).toBe('A')
  })

  test('keeps hidden what is hidden, wherever it is moved to', () => {
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

  test('puts sections into another order, and adds and takes away those of ones own', () => {
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

describe('a resume that is taken along', () => {
  test('comes back as it was, with what JSON Resume does not name', () => {
    const written = { ...three, hobbies: ['wood'] }
    expect(readJsonResume(asJson(written))).toEqual({
      kind: 'json',
      document: written,
      found: ['basics.name', 'work.0', 'work.1', 'work.2'].map((path) => ({ path, place: null })),
      leftover: [],
      unknown: ['hobbies'],
      leftOut: [],
    })
  })

  test('leaves out what cannot be read, and names it', () => {
    const read = readJsonResume(
      JSON.stringify({ basics: { name: 7 }, work: [{ startDate: 'never', position: 'One' }, 'two'] }),
    )
    expect(read?.leftOut.toSorted()).toEqual(['basics.name', 'work.0.startDate', 'work.1'])
    expect(read?.document).toEqual({ basics: {}, work: [{ position: 'One' }] })
  })

  test.each(['', 'null', '[]', '{"a":1}', '<html>'])('is not read out of %j', (text) => {
    expect(readJsonResume(text)).toBeUndefined()
  })

  test('is named by whose it is', () => {
    expect([resumeFileName(three), resumeFileName({}, 'json')]).toEqual([
      'Mina-Okafor-Resume.pdf',
      'Resume.json',
    ])
  })
})
