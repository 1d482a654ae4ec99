import { expect, userEvent, waitFor, within } from 'storybook/test'

/** Waits until the story has saved its changes. */
export const comesToRest = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getAllByText('Saved 2:32 PM')[0]).toBeVisible(), {
    timeout: 10_000,
  })

/** Expects a white page on a dark background in the dark theme. */
export async function findWhitePages(canvasElement: HTMLElement): Promise<void> {
  document.documentElement.dataset['theme'] = 'dark'
  const page = within(canvasElement).getByRole('img', { name: /^Page 1 of 1/, hidden: true })
  const groundOf = (around: string) => getComputedStyle(page.closest(around) ?? page).backgroundColor
  await expect(groundOf('li')).toBe('rgb(255, 255, 255)')
  await expect(groundOf('section')).not.toBe('rgb(255, 255, 255)')
}

const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Name: For theatres' })

const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('Version name')

/** Names a version, after cancelling the first attempt. */
export async function nameVersion(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(opener(canvasElement))
  await expect(field(canvasElement)).toHaveFocus()
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }))
  await expect(opener(canvasElement)).toHaveFocus()
  await userEvent.click(opener(canvasElement))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(opener(canvasElement)).toHaveFocus())
}

/** Names a version while the server is unreachable, and expects the field to keep the text. */
export async function nameVersionInVain(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(opener(canvasElement))
  const typed = field(canvasElement)
  await userEvent.type(typed, ' and cinemas{Enter}')
  await waitFor(() => expect(typed).not.toHaveAttribute('readonly'))
  await expect(typed).toBeVisible()
  await expect(typed).toHaveValue('For theatres and cinemas')
}
