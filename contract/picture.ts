/** Size of Open Graph pictures, in pixels. */
export const picture = { width: 1200, height: 630 } as const

/** Picture for pages without their own. */
export const sitePicturePath = '/picture.png'

export const jobPicturePath = (slug: string) => `/jobs/${slug}/picture.png`

export const companyPicturePath = (slug: string) => `/companies/${slug}/picture.png`

/** Placeholder for the origin in prerendered pages; the server replaces it. */
export const builtOrigin = 'https://origin.invalid'
