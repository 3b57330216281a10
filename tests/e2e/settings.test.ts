import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { buttons } from './settings/buttons.ts';
import { firstSteps } from './settings/firstSteps.ts';
import { links } from './settings/links.ts';
import { panels } from './settings/panels.ts';
import { unsavedChanges } from './settings/unsaved.ts';
import { startWorld, type World } from './settings/world.ts';

/* The parts share a server and a browser, because starting them takes seconds. */

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 120_000 });

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());
afterEach(() => world.leave());

const at = () => world;
buttons(at);
panels(at);
links(at);
unsavedChanges(at);
firstSteps(at);
