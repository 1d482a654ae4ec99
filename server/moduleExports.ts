import { pathToFileURL } from 'node:url'
import * as v from 'valibot'

/** Schema of an exported function. Its signature cannot be checked. */
export const exportedFunction = <Signature>() => v.custom<Signature>((value) => typeof value === 'function')

/**
 * Loads functions of the built application.
 *
 * @throws ValiError if the module does not export them
 */
export const loadExports = async <Exports extends v.GenericSchema>(
  exports: Exports,
  file: string,
): Promise<v.InferOutput<Exports>> => v.parse(exports, await import(pathToFileURL(file).href))
