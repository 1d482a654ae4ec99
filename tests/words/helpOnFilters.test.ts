import { expect, test } from 'vitest'
import { furtherFilters } from '../../src/words/furtherFilters.ts'
import { questions } from '../../src/words/reading/help.ts'

test('Help names the filters as the search does.', () => {
  const answers = questions.candidate.map(({ answer }) => answer).join('\n')
  const { hours, onTime, range, visa, within } = furtherFilters
  for (const label of [hours, onTime, range, visa, within]) expect(answers).toContain(`“${label}”`)
})
