import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { pseudoLocale } from '../scripts/locale/pseudoLocale.ts'

const root = join(import.meta.dirname, '..')

/** Stories replace `src/effects`, which reach the network and cookies. */
const effectsOfStories: Plugin = {
  name: 'effects-of-stories',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.includes('/effects/')) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const replacement = found?.id.replace(join(root, 'src/effects'), join(root, 'stories/journeys/effects'))
    return replacement !== undefined && existsSync(replacement) ? replacement : found
  },
}

/** Plugins of the application's build that would write pages or start the API beside the stories. */
const notForStories = new Set(['prerender', 'api'])

// Every package that a story may lead to. One that is found only later makes all stories load anew, in the middle of
// their tests.
const packages = [
  '@guidepup/virtual-screen-reader',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@xstate/react',
  'elkjs/lib/elk.bundled.js',
  'react-router-dom',
  'storybook/internal/core-events',
  'storybook/internal/csf',
  'storybook/preview-api',
  'storybook/test',
  'universal-cookie',
  'valibot',
  'xstate',
]

/** Pictures of changed stories, written by tests. */
const changes = join(root, 'looks/changes')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: existsSync(changes) ? [{ from: changes, to: '/visual-changes' }] : [],
  docs: { defaultName: 'Overview' },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: {
    // Tests stand under the story that they start from; the list of stories opens without them.
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
    // The toolbar has room for the product's own switches at 1440 wide.
    backgrounds: false,
    measure: false,
    outline: false,
  },
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [effectsOfStories, pseudoLocale(), ...(vite.plugins ?? []).map(forStories)],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...packages],
      // Its icons are imported one by one, and each would be found later.
      exclude: ['lucide-react'],
    },
  }),
}

function forStories(plugin: PluginOption): PluginOption {
  if (Array.isArray(plugin)) return plugin.map(forStories)
  if (plugin instanceof Promise) return plugin.then(forStories)
  return plugin && 'name' in plugin && notForStories.has(plugin.name) ? false : plugin
}

export default config
