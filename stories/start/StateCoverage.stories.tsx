import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StateCoverage } from './StateCoverage.tsx'

const meta = preview.meta({ title: 'Start here/State coverage', component: StateCoverage })

export const Coverage = meta.story({
  name: 'State coverage',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'login' }, { timeout: 25_000 })).toHaveTextContent(
      'asking',
    )
    await expect(canvas.queryByText('None')).toBeNull()
  },
})
