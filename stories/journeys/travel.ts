import type { StoryContext } from '@storybook/react'
import { within } from 'storybook/test'

/** Timeout for pages and flows, which are loaded on demand. */
export const findOptions = { timeout: 10_000 }

/** Tools of a journey. */
type Travel = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Waits for the page with this title. */
export const arriveAt = ({ canvas }: Pick<Travel, 'canvas'>, title: string | RegExp) =>
  canvas.findByRole('heading', { level: 1, name: title }, findOptions)

/** Fills in fields by their labels, and submits the form with Enter. */
export async function fillAndSend(
  { canvas, userEvent: user }: Travel,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = await canvas.findByLabelText(label, undefined, findOptions)
    await user.clear(field)
    await user.type(field, text)
  }
  await user.type(canvas.getByLabelText(Object.keys(typed).at(-1) ?? ''), '{Enter}')
}

/** Clicks a control as soon as it exists. */
export async function press(
  { canvas, userEvent: user }: Travel,
  role: 'link' | 'button' | 'tab' | 'radio',
  name: string | RegExp,
): Promise<void> {
  await user.click(await canvas.findByRole(role, { name }, findOptions))
}

/** Follows the link of the latest mail. */
export async function followTheMail({ canvas, userEvent: user }: Travel): Promise<void> {
  const mails = within(await canvas.findByRole('complementary', { name: 'Mails' }, findOptions))
  const [latest] = mails.getAllByRole('link')
  if (!latest) throw new Error('No mail has been sent.')
  await user.click(latest)
}
