import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { pseudoLocale } from '../scripts/locale/pseudoLocale.ts'

const root = join(import.meta.dirname, '..')

/** Replaces `src/effects`, which use the network and cookies, with the effects of the stories. */
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

/** Plugins that write pages, start the API, or arrange the files of the application. */
const notForStories = new Set(['prerender', 'api', 'runtime-in-libraries'])

// Every package that a story can import. Vite reloads all stories when it discovers a dependency late, which
// breaks running tests.
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

/** Folder of the pictures of changed stories, which the tests write. */
const changes = join(root, 'looks/changes')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: existsSync(changes) ? [{ from: changes, to: '/visual-changes' }] : [],
  docs: { defaultName: 'Overview' },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: {
    // Tests are listed under the story they start from. The sidebar hides them by default.
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
    // These tools are off so that the product's own switches fit into the toolbar at 1440 pixels.
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
      // Icons are imported one by one, so that each one would be discovered late.
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
