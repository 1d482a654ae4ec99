import type { BrowserCommand } from 'vitest/node'
import type { Media } from '../../.storybook/looks/context.ts'

/** Shows the page of a test as on a device that wants this. */
export const emulate: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media)
