import type { StorybookConfig } from '@storybook/react-vite'
import type { PluginOption } from 'vite'

/** Plugins of the application's build that would write pages or start the API beside the stories. */
const notForStories = new Set(['prerender', 'api'])

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Tests stand under the story that they start from; the list of stories opens without them.
  features: { experimentalTestSyntax: true },
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: (vite.plugins ?? []).map(forStories),
    // What only a lazy part imports: found later, it would make every story load anew.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'elkjs/lib/elk.bundled.js', 'storybook/internal/csf'],
    },
  }),
}

function forStories(plugin: PluginOption): PluginOption {
  if (Array.isArray(plugin)) return plugin.map(forStories)
  if (plugin instanceof Promise) return plugin.then(forStories)
  return plugin && 'name' in plugin && notForStories.has(plugin.name) ? false : plugin
}

export default config
