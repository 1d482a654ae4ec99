import { onPath } from '../../browser.ts'

/** Programs that each engine needs, and the Debian and Ubuntu packages that contain them. */
const needs = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: 'firefox-esr' },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb' },
} as const

export type Engine = keyof typeof needs

export const engines: readonly Engine[] = ['firefox', 'webkit']

/** Path of the system's Firefox. */
export const firefoxPath = (): string | undefined => onPath(...needs.firefox.programs[0])

/**
 * Message with the command that installs the missing programs of an engine; undefined if nothing is missing.
 */
export function toInstall(engine: Engine): string | undefined {
  const { programs, packages } = needs[engine]
  const missing = programs
    .filter((names) => onPath(...names) === undefined)
    .map((names) => names.join(' or '))
  return missing.length > 0
    ? `No ${missing.join(', no ')} here, so nothing ran in ${engine}: apt-get install ${packages}`
    : undefined
}
