import * as v from 'valibot'
import { exportedFunction } from '../moduleExports.ts'

/** Renders the page of a route with its content. */
export type Render = (
  pattern: string,
  path: string,
  given: unknown,
) => Promise<{ readonly head: string; readonly body: string }>

/** Exports of the module that renders pages. */
export const rendererExports = v.object({ renderWithData: exportedFunction<Render>() })
