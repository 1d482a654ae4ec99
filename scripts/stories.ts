// Prints the coverage of the stories: for every machine its states, the states with a story, and its stories.
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { chartOf } from '../machines/shared/chart.ts'
import { machinesWithStories } from '../machines/index.ts'
import type * as ViewStories from '../stories/support/viewStories.ts'

const root = join(import.meta.dirname, '..')
const documentation = '@storybook/addon-docs'

async function loadStories() {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [documentation] },
    plugins: [
      {
        // Stubs the documentation addon, which needs a browser; the stories do not.
        name: 'without-documentation',
        enforce: 'pre',
        resolveId: (id) => (id === documentation ? `\0${documentation}` : undefined),
        load: (id) => (id === `\0${documentation}` ? 'export default () => ({})' : undefined),
      },
    ],
  })
  try {
    const { ssr } = vite.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has nothing here that runs modules.')
    const { readStories } = await ssr.runner.import<typeof ViewStories>('/stories/support/viewStories.ts')
    return await readStories()
  } finally {
    await vite.close()
  }
}

const stories = await loadStories()

const rows = Object.entries(machinesWithStories).map(([machine, definition]) => {
  const own = stories.filter((story) => story.machine === machine)
  return {
    machine,
    'leaf states': chartOf(definition).states.filter(({ isLeaf }) => isLeaf).length,
    'states with a story': new Set(own.map(({ at }) => at)).size,
    stories: own.length,
  }
})

console.table(rows)
console.log(
  `${stories.length} stories of views; ${stories.filter(({ machine }) => machine).length} open a flow.`,
)
