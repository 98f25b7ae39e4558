import { createBrowserRouter, type RouteObject } from 'react-router'
import { PageError } from './areas/shell/page-error.tsx'
import { PartError } from './areas/shell/part-error.tsx'
import { PageSkeleton } from './areas/shell/page-skeleton.tsx'
import { StudioShell } from './areas/shell/studio-shell.tsx'

// Each page is a file of its own, loaded when it is opened: by a function, since React Router says nothing if `lazy: { Component }` fails.
const pages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./areas/today/today-page.tsx')).TodayPage }),
  },
  {
    path: 'orders',
    lazy: async () => ({ Component: (await import('./areas/order/orders-page.tsx')).OrdersPage }),
  },
  {
    path: 'orders/money-cases',
    lazy: async () => ({ Component: (await import('./areas/order/money-cases-page.tsx')).MoneyCasesPage }),
  },
  {
    path: 'orders/statement',
    lazy: async () => ({ Component: (await import('./areas/bank/statement-page.tsx')).StatementPage }),
  },
  {
    path: 'orders/accountant',
    lazy: async () => ({
      Component: (await import('./areas/accountant/accountant-page.tsx')).AccountantPage,
    }),
  },
  {
    path: 'orders/withdrawals',
    lazy: async () => ({ Component: (await import('./areas/order/withdrawals-page.tsx')).WithdrawalsPage }),
  },
  {
    path: 'sales',
    lazy: async () => ({ Component: (await import('./areas/sales/sales-page.tsx')).SalesPage }),
  },
  {
    path: 'orders/:id',
    lazy: async () => ({ Component: (await import('./areas/order/order-page.tsx')).OrderPage }),
  },
  {
    path: 'codes',
    lazy: async () => ({ Component: (await import('./areas/promo-code/codes-page.tsx')).CodesPage }),
  },
  {
    path: 'codes/:id',
    lazy: async () => ({ Component: (await import('./areas/promo-code/code-page.tsx')).CodePage }),
  },
  {
    path: 'events',
    lazy: async () => ({ Component: (await import('./areas/event/events-page.tsx')).EventsPage }),
  },
  {
    path: 'events/:id',
    lazy: async () => ({ Component: (await import('./areas/event/event-page.tsx')).EventPage }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./areas/event/event-overview.tsx')).EventOverview }),
      },
      {
        path: 'attendees',
        lazy: async () => ({ Component: (await import('./areas/event/attendees-page.tsx')).AttendeesPage }),
      },
      {
        path: 'waiting-list',
        lazy: async () => ({
          Component: (await import('./areas/event/waiting-list-page.tsx')).WaitingListPage,
        }),
      },
      {
        path: 'seats',
        lazy: async () => ({ Component: (await import('./areas/event/seats-page.tsx')).SeatsPage }),
      },
      {
        path: 'history',
        lazy: async () => ({ Component: (await import('./areas/event/event-history.tsx')).EventHistory }),
      },
    ],
  },
  {
    // The shell gives its pages no padding.
    id: 'chat',
    path: 'chat',
    lazy: async () => ({ Component: (await import('./areas/chat/chat-page.tsx')).ChatPage }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./areas/chat/no-conversation.tsx')).NoConversation }),
      },
      {
        path: ':id',
        lazy: async () => ({
          Component: (await import('./areas/chat/conversation-page.tsx')).ConversationPage,
        }),
      },
    ],
  },
  {
    path: 'chat/replies',
    lazy: async () => ({ Component: (await import('./areas/chat/replies-page.tsx')).RepliesPage }),
  },
  {
    path: 'inbox',
    lazy: async () => ({ Component: (await import('./areas/inbox/inbox-page.tsx')).InboxPage }),
  },
  {
    path: 'inbox/:id',
    lazy: async () => ({
      Component: (await import('./areas/inbox/inbox-message-page.tsx')).InboxMessagePage,
    }),
  },
  {
    path: 'moderation',
    lazy: async () => ({
      Component: (await import('./areas/moderation/moderation-page.tsx')).ModerationPage,
    }),
  },
  {
    path: 'moderation/decisions',
    lazy: async () => ({ Component: (await import('./areas/moderation/decisions-page.tsx')).DecisionsPage }),
  },
  {
    path: 'community/words',
    lazy: async () => ({ Component: (await import('./areas/community/word-list-page.tsx')).WordListPage }),
  },
  {
    path: 'community/:list?',
    lazy: async () => ({ Component: (await import('./areas/community/base-list-page.tsx')).BaseListPage }),
  },
  {
    path: 'catalogue',
    lazy: async () => ({
      Component: (await import('./areas/catalogue/catalogue-page.tsx')).CataloguePage,
    }),
  },
  {
    path: 'courses/:id',
    lazy: async () => ({ Component: (await import('./areas/course/course-page.tsx')).CoursePage }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./areas/course/course-fields.tsx')).CourseFields }),
      },
      {
        path: 'lessons/:lessonId',
        lazy: async () => ({ Component: (await import('./areas/course/lesson-fields.tsx')).LessonFields }),
      },
    ],
  },
  {
    path: 'exams',
    lazy: async () => ({ Component: (await import('./areas/exam/exams-page.tsx')).ExamsPage }),
  },
  {
    path: 'exams/:id',
    lazy: async () => ({ Component: (await import('./areas/exam/exam-page.tsx')).ExamPage }),
  },
  {
    path: 'certificates',
    lazy: async () => ({
      Component: (await import('./areas/certificate/certificates-page.tsx')).CertificatesPage,
    }),
  },
  {
    path: 'history',
    lazy: async () => ({ Component: (await import('./areas/history/history-page.tsx')).HistoryPage }),
  },
  {
    path: 'people',
    lazy: async () => ({ Component: (await import('./areas/person/people-page.tsx')).PeoplePage }),
  },
  {
    path: 'people/:id',
    lazy: async () => ({ Component: (await import('./areas/person/person-page.tsx')).PersonPage }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./areas/shell/not-found-page.tsx')).NotFoundPage }),
  },
]

/** The pages of the studio, below `/studio`. */
export function createStudioRouter() {
  return createBrowserRouter(
    [
      {
        path: '/',
        Component: StudioShell,
        ErrorBoundary: PageError,
        HydrateFallback: PageSkeleton,
        // The shell stays when a page cannot be loaded.
        children: [{ ErrorBoundary: PartError, children: pages }],
      },
    ],
    { basename: '/studio' },
  )
}
