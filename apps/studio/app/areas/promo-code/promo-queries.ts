import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadEndpoints = () =>
  import('@chignon/contract/commerce/staff-promo-code').then((module) => module.staffPromoCodeEndpoints)
const loadOrders = () =>
  import('@chignon/contract/commerce/staff-order').then((module) => module.staffOrderEndpoints)

const promoCodes = endpointQueries('staff-promo-code', loadEndpoints)

/** A page of codes. */
export const codeListQuery = promoCodes('list')

/** One code. */
export const codeQuery = promoCodes('show')

/** The orders that have a code. */
export const codeUsesQuery = promoCodes('uses')

/** A page of series. */
export const seriesListQuery = promoCodes('listSeries')

/** What is sold, to limit codes to it. */
export const promoProductsQuery = endpointQueries('staff-order', loadOrders)('products')

export const loadCreateCode = () => loadEndpoints().then(({ create }) => create)
export const loadChangeCode = () => loadEndpoints().then(({ change }) => change)
export const loadSwitchOff = () => loadEndpoints().then(({ switchOff }) => switchOff)
export const loadSwitchOn = () => loadEndpoints().then(({ switchOn }) => switchOn)
export const loadRemoveCode = () => loadEndpoints().then(({ remove }) => remove)
export const loadCreateSeries = () => loadEndpoints().then(({ createSeries }) => createSeries)
export const loadSwitchSeriesOff = () => loadEndpoints().then(({ switchSeriesOff }) => switchSeriesOff)
export const loadSwitchSeriesOn = () => loadEndpoints().then(({ switchSeriesOn }) => switchSeriesOn)
export const loadSeriesCsv = () => loadEndpoints().then(({ seriesCsv }) => seriesCsv)

/** What is loaded again once a code has changed. */
export const promoNouns = ['staff-promo-code', 'history'] as const
