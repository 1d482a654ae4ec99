/** How large the pictures are that stand for pages where they are shared, in pixels. */
export const picture = { width: 1200, height: 630 } as const

/** The picture of a page that has none of its own. */
export const sitePicturePath = '/picture.png'

/** The picture of a job. */
export const jobPicturePath = (slug: string) => `/jobs/${slug}/picture.png`
