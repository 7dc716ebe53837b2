import { noticeQueries } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { lazyComponent } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const NoticeList = lazyComponent(async () => (await import('./NoticeList.js')).NoticeList);

/** Tells the user at the next load which mails were given up (DOCS-15). */
export function Notices(): ReactNode {
  const enabled = usePermissions().has('Access.DISPATCH');
  const { data = [] } = useQuery({ ...noticeQueries(useClient()).all(), enabled });
  return data.length === 0 ? null : <NoticeList notices={data} />;
}
