import { pathToFileURL } from 'node:url'
import * as v from 'valibot'

/** Renders the page of a route with its content. */
export type Render = (
  pattern: string,
  path: string,
  given: unknown,
) => Promise<{ readonly head: string; readonly body: string }>

export const isFunction = (value: unknown): boolean => typeof value === 'function'

/** Exports of the module that renders pages. */
export const rendererExports = v.object({ renderWithData: v.custom<Render>(isFunction) })

/**
 * Loads functions of the built application.
 *
 * @throws ValiError if the module does not export them
 */
export const loadExports = async <Exports extends v.GenericSchema>(
  exports: Exports,
  file: string,
): Promise<v.InferOutput<Exports>> => v.parse(exports, await import(pathToFileURL(file).href))
