import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { begin } from '../support/resumes.ts'

const section = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Sections' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

const handleOf = (row: Locator) => row.locator('> [data-drag]')

const orderOf = (page: Page) =>
  page.getByRole('list', { name: 'Sections' }).getByRole('heading', { level: 2 }).allTextContents()

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a section is dragged to another place, announced, put back by Escape, and undone', async ({ page }) => {
  await begin(page)
  const before = await orderOf(page)
  expect(before.slice(0, 3)).toEqual(['Summary', 'Work', 'Education'])
  await handleOf(section(page, 'Skills')).scrollIntoViewIfNeeded()

  const drag = async (name: string, onto: string) => {
    const [from, to] = [await middleOf(handleOf(section(page, name))), await middleOf(section(page, onto))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, (from.y + to.y) / 2)
    await page.mouse.move(from.x, to.y - 8)
  }
  await drag('Skills', 'Work')
  await expect(page.getByText(`Skills, now 2 of ${before.length}`)).toBeAttached()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByText(`Skills, back at 4 of ${before.length}`)).toBeAttached()
  expect(await orderOf(page)).toEqual(before)

  await drag('Skills', 'Work')
  await page.mouse.up()
  await expect
    .poll(async () => (await orderOf(page)).slice(0, 4))
    .toEqual(['Summary', 'Skills', 'Work', 'Education'])
  await expect(section(page, 'Skills').locator('summary')).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => orderOf(page)).toEqual(before)
})

test('a position is dragged by a finger, and its open content moves along @phone', async ({ page }) => {
  await begin(page)
  await page.getByRole('heading', { name: 'Work', exact: true }).click()
  for (const name of ['Carpenter', 'Painter']) {
    await page.getByRole('button', { name: 'Add a position' }).click()
    await page.getByLabel('Position', { exact: true }).last().fill(name)
  }
  const row = (name: string) =>
    page
      .getByRole('list', { name: 'Positions' })
      .locator('> li')
      .filter({ has: page.getByRole('heading', { level: 3, name }) })
  // Collapses the entry, so that both handles are visible.
  await row('Carpenter').getByRole('heading', { level: 3 }).click()
  await handleOf(row('Painter')).scrollIntoViewIfNeeded()

  const [from, to] = [await middleOf(handleOf(row('Painter'))), await middleOf(row('Carpenter'))]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  await touch('touchMove', (from.y + to.y) / 2)
  await touch('touchMove', to.y - 8)
  await touch('touchEnd')
  await expect(page.getByText('Painter, now 1 of 2')).toBeAttached()
  await expect(page.getByLabel('Position', { exact: true }).first()).toHaveValue('Painter')
  // The moved entry stays open, and the other one stays closed.
  await expect(page.getByLabel('Position', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Position', { exact: true }).last()).toBeHidden()
})
