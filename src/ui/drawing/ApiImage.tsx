import { createContext, use, useEffect, useState, type ComponentProps } from 'react'

/** Loads an image of the API, and resolves with a URL for the `src` attribute. */
export type LoadImage = (src: string, signal: AbortSignal) => Promise<string>

export const LoadImageContext = /* @__PURE__ */ createContext<LoadImage | undefined>(undefined)

interface Props extends ComponentProps<'img'> {
  src: string
}

/**
 * Image of a hosted backend. The browser cannot load it by `src`, because the request needs a token instead
 * of cookies.
 */
function LoadedImage({ src, alt, ...rest }: Props) {
  const load = use(LoadImageContext)
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    load?.(src, signal).then(
      (address) => signal.aborted || setLoaded(address),
      () => setLoaded(undefined),
    )
    return () => ended.abort()
  }, [load, src])
  return <img src={loaded} alt={alt} {...rest} />
}

/** Image of the API, in every build. */
export const ApiImage = import.meta.env.VITE_HOSTED_URL ? LoadedImage : 'img'
