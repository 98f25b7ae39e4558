import { Outlet } from 'react-router'
import { ProfileTabs } from '../../areas/learning/my-learning/profile-tabs.tsx'

/** Layout of the profile's pages: tabs above each. */
export default function ProfilePagesLayout() {
  return (
    <>
      <ProfileTabs />
      <Outlet />
    </>
  )
}
