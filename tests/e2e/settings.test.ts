import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { buttons } from './settings/buttons.ts';
import { firstSteps } from './settings/firstSteps.ts';
import { links } from './settings/links.ts';
import { panels } from './settings/panels.ts';
import { unsavedChanges } from './settings/unsaved.ts';
import { startWorld, type World } from './settings/world.ts';

/* The settings as a person fills them in, in parts that share a server and a browser: to start one for each would take seconds. */

// A browser that shares the machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());
afterEach(() => world.closePages());

const at = () => world;
buttons(at);
panels(at);
links(at);
unsavedChanges(at);
firstSteps(at);
