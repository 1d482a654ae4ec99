import { openDays } from './lifecycle.ts'
import { postingFields, postingLengths, type PostingContent, type PostingField } from './posting.ts'

const DAY = 86_400_000

/**
 * Fields that prevent publishing: required but missing, or inconsistent with another field.
 *
 * @param today the last day must be after it, `YYYY-MM-DD`
 * @param opened day from which the open days are counted
 */
export function missingIn(
  posting: PostingContent,
  today: string,
  opened: string = today,
): readonly PostingField[] {
  const { aiInScreening, description, employmentType, places, questions, title, validThrough } = posting
  const isRemote = posting.workplace === 'remote'
  const isDone: Partial<Record<PostingField, boolean>> = {
    title: [...title].length >= postingLengths.title.min,
    description: [...description.trim()].length >= postingLengths.description.min,
    workplace: posting.workplace !== null,
    places: isRemote ? places.length === 0 : places.length > 0,
    regions: isRemote || posting.regions.length === 0,
    employmentType: employmentType !== null,
    pay: posting.pay !== null || employmentType === 'volunteer',
    questions: questions.every(({ kind, options }) => kind !== 'choice' || options.length > 1),
    existingVacancy: posting.existingVacancy !== null,
    aiInScreening: aiInScreening !== null && (!aiInScreening.used || aiInScreening.how !== ''),
    validThrough: validThrough !== null && isOpenUntil(validThrough, today, opened),
  }
  return postingFields.filter((field) => isDone[field] === false)
}

/** True if a date is a valid last day of a posting, given the day it was opened and today. */
export const isOpenUntil = (validThrough: string, today: string, opened: string = today) =>
  daysBetween(today, validThrough) >= openDays.min && daysBetween(opened, validThrough) <= openDays.max

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY
