import { accessDays } from '@chignon/contract/commerce/commerce-rules'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { onlineMasterclassEndpoints } from '@chignon/contract/catalogue/online-masterclass'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Picture } from '@chignon/contract/platform/picture'
import type { Named } from '@chignon/contract/platform/primitives'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import type { AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { redirectToCanonical } from '../../../lib/routing/redirect-to-canonical.ts'
import { productFolderOf, type ProductFolder } from './product-kinds.ts'

type Product = {
  id: string
  slug: string
  locale: Locale
  name: string
  summary: string
  category: Named
  preview_url: string | null
  cover: Picture | null
  price: number
  discounted_price: number | null
  currency: string
  is_bought: boolean
  has_expired: boolean
  remaining_days: number | null
}

/** A product that is bought once, as its purchase page shows it. */
export type BuyableProduct = Product & {
  type: 'course' | 'program' | 'online-masterclass'
  /** The path of its page. */
  path: string
  accessDays: 30 | 60
  lessonsCount: number | null
  coursesCount: number | null
  /** The program through which a course can be watched (ACCESS-7). */
  accessProgram: Named | null
}

type ProductArgs = { context: AppLoadContext; request: Request; params: { slug: string } }

/** The product of a purchase page. An id in place of its slug redirects to the slug. */
export async function loadProduct({ context, request, params }: ProductArgs): Promise<BuyableProduct> {
  const { pathname } = new URL(request.url)
  const folder = productFolderOf(pathname)
  const product = await loaders[folder](loaderQueries(context, request), params.slug)
  const page = pathname.split('/')[3] ?? ''
  if (params.slug !== product.slug)
    redirectToCanonical(request, params.slug, `/${folder}`, `${product.slug}/${page}`)
  return product
}

type Queries = ReturnType<typeof loaderQueries>

const loaders: Record<ProductFolder, (queries: Queries, id: string) => Promise<BuyableProduct>> = {
  async courses({ load }, id) {
    const { data } = await load(courseEndpoints.show, { params: { id } })
    return {
      ...productOf(data),
      type: 'course',
      path: `/courses/${data.slug}`,
      accessDays: accessDays.course,
      lessonsCount: data.lessons_count,
      coursesCount: null,
      accessProgram: data.access_program,
    }
  },
  async programs({ load }, id) {
    const { data } = await load(programEndpoints.show, { params: { id } })
    return {
      ...productOf(data),
      type: 'program',
      path: `/programs/${data.slug}`,
      accessDays: accessDays.program,
      lessonsCount: null,
      coursesCount: data.courses.length,
      accessProgram: null,
    }
  },
  async 'online-masterclasses'({ load }, id) {
    const { data } = await load(onlineMasterclassEndpoints.show, { params: { id } })
    return {
      ...productOf(data),
      type: 'online-masterclass',
      path: `/online-masterclasses/${data.slug}`,
      accessDays: accessDays['online-masterclass'],
      lessonsCount: data.lessons_count,
      coursesCount: null,
      accessProgram: null,
    }
  },
}

// Without description, lessons and educators, which the page does not show.
function productOf(data: Product): Product {
  const { id, slug, locale, name, summary, category, preview_url, cover } = data
  const { price, discounted_price, currency, is_bought, has_expired, remaining_days } = data
  return {
    id,
    slug,
    locale,
    name,
    summary,
    category,
    preview_url,
    cover,
    price,
    discounted_price,
    currency,
    is_bought,
    has_expired,
    remaining_days,
  }
}
