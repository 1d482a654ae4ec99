import type { RunOptions, Spec } from 'axe-core'

/** Context that Storybook gives to the tests of a story. */
export interface Story {
  readonly id: string
  readonly tags: readonly string[]
  readonly parameters: {
    readonly a11y?: { disable?: boolean; test?: string; config?: Spec; options?: RunOptions }
  }
  readonly globals: { readonly chart?: string; readonly viewport?: { readonly value?: string } }
}

/** Media features of a device; null for the browser's default. */
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
    /** True if this machine renders like the one that made the reference pictures. */
    hasPictures: boolean
    /** Invented texts of the stories, which the check for untranslated texts accepts. */
    sampleTexts: readonly string[]
    /** Settings of the Storybook addon's own test run. */
    'storybook/test-provided': { a11y: boolean }
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the media features of the page under test. */
    emulate: (media: Media) => Promise<void>
  }
}
