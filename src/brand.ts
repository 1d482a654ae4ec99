/** The product's name, set when it is built. */
export const brand = import.meta.env.VITE_BRAND ?? 'Jobgrove'
