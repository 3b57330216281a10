import type { JoinedWorkspace } from '../server/identity/people/schemas.ts';
import { getSession } from './token.ts';

type Choice = { userId: string; workspace: JoinedWorkspace | null };
const key = 'workspace';

// Read once: until the next page load, the tab stays in its workspace, whatever other tabs choose.
const choice = read();

function read(): Choice | null {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const ofUser = (): Choice | null => {
  const session = getSession();
  return session && !session.view && choice?.userId === session.userData._id ? choice : null;
};

/** The workspace of another owner in which this tab works; null is the user's own. */
export const currentWorkspace = (): JoinedWorkspace | null => ofUser()?.workspace ?? null;

/** Whether the user has chosen one on this device. */
export const hasChosenWorkspace = (): boolean => ofUser() !== null;

/** Loads a page of the workspace (null: the user's own), so that no data of the other stays in memory. */
export function enterWorkspace(
  workspace: JoinedWorkspace | null,
  place = workspace ? '/review' : '/dashboard',
): void {
  const userId = getSession()?.userData._id;
  if (userId === undefined) return;
  localStorage.setItem(key, JSON.stringify({ userId, workspace } satisfies Choice));
  location.assign(place);
}

/** For headers of calls. */
export function workspaceHeaders(): Record<string, string> {
  const workspace = currentWorkspace();
  return workspace ? { 'x-workspace': workspace._id } : {};
}
