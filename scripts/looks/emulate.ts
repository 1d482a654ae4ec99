import type { BrowserCommand } from 'vitest/node'
import type { Media } from '../../.storybook/looks/context.ts'

/** Sets the media features of the page under test. */
export const emulate: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media)
