import { expect, test } from 'vitest'
import { emptyProfile, type ProfileContent } from '../../../contract/talent/profile.ts'
import { differencesOf, parseProfile, typedProfileOf } from '../../../contract/talent/typed.ts'
import { wholeProfile } from '../../../stories/talent/ownProfile.ts'

const typed = typedProfileOf(wholeProfile)
const [skill] = typed.skills

test('a profile typed as saved is parsed as saved', () => {
  const { photo: _, ...content }: ProfileContent = wholeProfile
  const parsed = parseProfile(typed, wholeProfile)
  expect(parsed).toMatchObject({ isHeld: false, problems: {}, profile: content })
})

test('an invalid field keeps the saved value, and the others are saved', () => {
  const parsed = parseProfile(
    { ...typed, headline: 'Set builder', availableFrom: '2027-02-31' },
    wholeProfile,
  )
  expect(parsed.profile).toMatchObject({
    headline: 'Set builder',
    availableFrom: wholeProfile.availableFrom,
  })
  expect(parsed.isHeld).toBe(true)
  expect(Object.keys(parsed.problems)).toEqual(['profile.availableFrom'])
})

test('an empty row is left out, and an error below it stays at its own row', () => {
  const rows = [
    { key: '1', name: ' ', evidence: [] },
    { key: '2', name: 'x'.repeat(81), evidence: [] },
  ]
  const { problems } = parseProfile({ ...typed, skills: rows }, wholeProfile)
  expect(Object.keys(problems)).toEqual(['profile.skills.1.name'])
  const kept = [{ key: '1', name: '', evidence: [] }, ...(skill ? [skill] : [])]
  expect(parseProfile({ ...typed, skills: kept }, wholeProfile).profile.skills).toEqual(
    wholeProfile.skills.slice(0, 1),
  )
})

test('a minimum pay without its currency is not saved yet, and an empty one is removed', () => {
  const wrong = parseProfile(
    { ...typed, payFloor: { amount: '32000', currency: '', period: 'year' } },
    emptyProfile,
  )
  expect(wrong.isHeld).toBe(true)
  expect(wrong.profile.looksFor.payFloor).toBeNull()
  const none = parseProfile(
    { ...typed, payFloor: { amount: ' ', currency: 'GBP', period: 'year' } },
    wholeProfile,
  )
  expect(none.isHeld).toBe(false)
  expect(none.profile.looksFor.payFloor).toBeNull()
})

test('two texts differ in the changed fields', () => {
  expect(differencesOf(typed, { ...typed, headline: 'Set builder', isRemote: !typed.isRemote })).toEqual([
    'headline',
    'isRemote',
  ])
})
