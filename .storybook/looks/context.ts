import type { RunOptions, Spec } from 'axe-core'

/** What every test of a story has at hand, as Storybook leaves it there. */
export interface Story {
  readonly id: string
  readonly tags: readonly string[]
  readonly parameters: {
    readonly a11y?: { disable?: boolean; test?: string; config?: Spec; options?: RunOptions }
  }
  readonly globals: { readonly chart?: string; readonly viewport?: { readonly value?: string } }
}

/** What a device can want of a page. Null is what the browser itself wants. */
export interface Media {
  colorScheme?: 'light' | 'dark' | null
  forcedColors?: 'active' | 'none' | null
  media?: 'print' | 'screen' | null
  reducedMotion?: 'reduce' | null
}

declare module 'vitest' {
  interface TestContext {
    story?: Story
  }

  interface ProvidedContext {
    /** Whether this machine draws as the one that drew the pictures. */
    hasPictures: boolean
    /** What the stories invent, for the pseudo-locale. */
    sampleTexts: readonly string[]
    /** What Storybook's own part of a test does besides. */
    'storybook/test-provided': { a11y: boolean }
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Shows the page as on a device that wants this. */
    emulate: (media: Media) => Promise<void>
  }
}
