import { expect, test } from '../support/fixtures.ts'
import { begin } from '../support/resumes.ts'

test('on a phone the name and save state of a resume stay visible, and leave room to write @phone', async ({
  page,
}) => {
  await begin(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const saved = page.getByText(/^Saved/)
  await expect(saved).toBeInViewport()
  await page.getByRole('heading', { name: 'Work', exact: true }).evaluate((heading) => {
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 400)
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(saved).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).not.toBeInViewport()
  const first = await saved.boundingBox()
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(120)
})
