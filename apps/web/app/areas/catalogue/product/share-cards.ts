import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { onlineMasterclassEndpoints } from '@chignon/contract/catalogue/online-masterclass'
import { postEndpoints } from '@chignon/contract/community/post'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import type { I18n } from '@lingui/core'
import type { AppLoadContext } from 'react-router'
import { callFor } from '../../../lib/data/loader-queries.ts'
import type { ShareCard } from '../../../lib/share-picture/share-card.ts'
import { courseShareCard } from '../course/course-metadata.ts'
import { liveMasterclassShareCard } from '../live-masterclass/live-masterclass-metadata.ts'
import { postShareCard } from '../../community/post/post-metadata.ts'
import { onlineMasterclassShareCard } from '../online-masterclass/online-masterclass-metadata.ts'
import { programShareCard } from '../program/program-metadata.ts'

type ReadCard = (context: AppLoadContext, slug: string, i18n: I18n) => Promise<ShareCard>

/**
 * Loaders of the sharing pictures, by the first segment of the page's path. They throw a `ProblemError` if there is no
 * such page.
 */
export const shareCards: Record<string, ReadCard> = {
  async courses(context, id, i18n) {
    const { data } = await callFor(context)(courseEndpoints.show, { params: { id } })
    return courseShareCard(data, context.locale, i18n)
  },
  async programs(context, id, i18n) {
    const { data } = await callFor(context)(programEndpoints.show, { params: { id } })
    return programShareCard(data, context.locale, i18n)
  },
  async 'live-masterclasses'(context, id, i18n) {
    const { data } = await callFor(context)(liveMasterclassEndpoints.show, { params: { id } })
    return liveMasterclassShareCard(data, context.locale, i18n)
  },
  async 'online-masterclasses'(context, id, i18n) {
    const { data } = await callFor(context)(onlineMasterclassEndpoints.show, { params: { id } })
    return onlineMasterclassShareCard(data, context.locale, i18n)
  },
  async posts(context, id, i18n) {
    const { data } = await callFor(context)(postEndpoints.show, { params: { id } })
    return postShareCard(data, context.locale, i18n)
  },
}
