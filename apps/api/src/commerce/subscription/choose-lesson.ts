import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { lockRunningSubscription } from './running-subscription.queries.ts'
import { countChoices, findChoosableLesson, insertChoice, isChosen } from './subscription-choice.queries.ts'
import { subscriptionMessages } from './subscription.messages.ts'
import { choicesLeft, monthOfPeriod } from './subscription.rules.ts'

type Choice = { userId: string; lessonId: string; fail: Fail<'not_found' | 'conflict'> }

/** Chooses a lesson in the running subscription of a person, whose lock makes two requests choose one after the other (SUB-1). */
export function chooseLesson(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, lessonId, fail }: Choice,
): Promise<void> {
  return db.transaction(async () => {
    const refuse = (name: keyof typeof subscriptionMessages) =>
      fail(409, { message: subscriptionMessages[name] })
    const now = clock()
    const subscription = (await lockRunningSubscription(db(), userId)) ?? refuse('notSubscribed')
    const lesson = (await findChoosableLesson(db(), lessonId, userId)) ?? fail(404)
    if (await isChosen(db(), subscription.id, lessonId)) refuse('alreadyChosen')
    const isAccessible = lesson.isFree || (lesson.accessEndsAt !== null && lesson.accessEndsAt > now)
    if (isAccessible) refuse('alreadyAccessible')
    if (!lesson.hasVideo) refuse('hasNoVideo')
    const { startedAt, periodStartsAt, periodEndsAt } = subscription
    const month = monthOfPeriod(startedAt, { startsAt: periodStartsAt, endsAt: periodEndsAt }, now)
    if (!month) refuse('notRenewed')
    const { videosPerMonth, chosen } = await countChoices(db(), subscription)
    if (choicesLeft(videosPerMonth, month, chosen) === 0) refuse('noneLeft')
    const choice = { subscriptionId: subscription.id, lessonId, periodStartsAt, chosenAt: now }
    await insertChoice(db(), choice)
  })
}
