import { openDays } from './lifecycle.ts'
import { postingFields, postingLengths, type PostingContent, type PostingField } from './posting.ts'

const DAY = 86_400_000

/**
 * The fields that keep a posting from being published: those that it needs and has not, and those that do not go
 * together with another.
 *
 * @param today its last day is after it
 * @param opened the day from which the days that it may be open are counted
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

/** True if a date is valid as the last day of a posting, given the day it was opened and today. */
export const isOpenUntil = (validThrough: string, today: string, opened: string = today) =>
  daysBetween(today, validThrough) >= openDays.min && daysBetween(opened, validThrough) <= openDays.max

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY
