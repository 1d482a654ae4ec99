import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { changes, pictures } from './folders.ts'

const looks: Readonly<Record<string, string>> = {
  light: 'light',
  dark: 'dark',
  forced: 'forced colours',
  print: 'on paper',
}

/**
 * Writes a page that shows every changed picture before and after, from the files of the last test run.
 *
 * @returns address of the page; undefined if nothing has changed
 */
export function writeReview(): string | undefined {
  const files = globSync('*/*/*-actual.png', { cwd: changes })
  if (files.length === 0) return undefined
  const names = files.map((file) => file.replaceAll('\\', '/').replace('-actual.png', '')).toSorted()
  for (const name of names) copyFileSync(join(pictures, `${name}.png`), join(changes, `${name}-before.png`))
  const review = join(changes, 'index.html')
  const template = readFileSync(join(import.meta.dirname, 'review.html'), 'utf8')
  writeFileSync(review, template.replace('<!-- changes -->', names.map(changeOf).join('')))
  return pathToFileURL(review).href
}

function changeOf(name: string): string {
  const [width = '', look = ''] = basename(name).split('-')
  const [view, story] = dirname(name).split('/').map(inWords)
  const hasDifference = existsSync(join(changes, `${name}-diff.png`))
  return `
  <article>
    <h2>${view}: ${story}</h2>
    <p>${width} wide, ${looks[look]}</p>
    <div class="pictures">
      ${picture('Before', `${name}-before.png`)}
      ${picture('After', `${name}-actual.png`)}
      ${hasDifference ? picture('What differs', `${name}-diff.png`) : '<p>The sizes differ.</p>'}
      <figure>
        <figcaption><label>Before <input type="range" value="50" /> After</label></figcaption>
        <div class="both">
          <img src="${name}-before.png" alt="" />
          <img src="${name}-actual.png" alt="" />
        </div>
      </figure>
    </div>
  </article>`
}

const picture = (title: string, file: string) =>
  `<figure><figcaption>${title}</figcaption><img src="${file}" alt="${title}" /></figure>`

const inWords = (slug: string) => slug.replace(/^(views|components)-/, '').replaceAll('-', ' ')
