/** Name of the product, set at build time. */
export const brand = import.meta.env.VITE_BRAND ?? 'Jobgrove'
