import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments, parse } from 'yaml';
import { createMetrics } from '../src/operation/metrics';
import { readHostEnv } from '../src/start/env';

const KINDS = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Secret,
  Service,
};

type Manifest = { apiVersion: string; kind: string; metadata: { name: string } } & Record<string, unknown>;
type Patch = { target: { kind: string; name: string }; patch: string };
type Kustomization = { resources: string[]; patches?: Patch[] };

const FOLDER = path.join(import.meta.dirname, 'kubernetes');
const OVERLAYS = ['overlays/single', 'overlays/production'];
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const manifestsOf = (file: string) => parseAllDocuments(read(file)).map((each) => each.toJS() as Manifest);

function kustomization(folder: string): Kustomization {
  return parse(read(`${folder}/kustomization.yaml`)) as Kustomization;
}

/** Objects are merged, null removes, everything else replaces: all that the overlays use of a strategic merge. */
function merge(below: unknown, above: unknown): unknown {
  if (typeof above !== 'object' || above === null || Array.isArray(above)) return above;
  const merged: Record<string, unknown> = { ...(below as object | undefined) };
  for (const [key, value] of Object.entries(above)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

/** What a folder gives the cluster, its patches applied. */
function built(folder: string): Manifest[] {
  const { resources, patches = [] } = kustomization(folder);
  let all = resources.flatMap((name) =>
    name.endsWith('.yaml') ? manifestsOf(`${folder}/${name}`) : built(path.join(folder, name)),
  );
  for (const { target, patch } of patches) {
    const change = parse(patch) as Manifest & { $patch?: string };
    const isMeant = ({ kind, metadata }: Manifest) => kind === target.kind && metadata.name === target.name;
    assert.ok(all.some(isMeant), `${folder}: no ${target.kind} ${target.name} to change`);
    all = all.filter((each) => !isMeant(each) || change.$patch !== 'delete');
    all = all.map((each) => (isMeant(each) ? (merge(each, change) as Manifest) : each));
  }
  return all;
}

type Models = { [Kind in keyof typeof KINDS]: InstanceType<(typeof KINDS)[Kind]> };

/** The spec or data are there: the schemas have been checked. */
const find = <Kind extends keyof Models>(all: readonly Manifest[], kind: Kind) =>
  all.find((each) => each.kind === kind && each.metadata.name === 'baize-site') as
    | (Models[Kind] & { spec: object })
    | undefined;

/** The variables of .env.example by the title of their group. */
function variables(): Map<string, string> {
  const groups = new Map<string, string>();
  let group = '';
  for (const line of readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8').split('\n')) {
    group = /^# --- (.*?) -+$/.exec(line)?.[1] ?? group;
    const name = /^([A-Z][A-Z_]+)=/.exec(line)?.[1];
    if (name) groups.set(name, group);
  }
  return groups;
}

/** Handed over by a parent process, or for development alone. */
const NOT_IN_A_CLUSTER = new Set(['LISTEN_FDNAMES', 'PSEUDO_TEXTS']);

for (const folder of ['base', ...OVERLAYS]) {
  test(`${folder} is what the API of Kubernetes takes, and names every file beside it`, () => {
    const all = built(folder);
    for (const each of all) {
      const Model = KINDS[each.kind as keyof typeof KINDS];
      assert.ok(Model, `unknown kind ${each.kind}`);
      new Model(each as never).validate();
      assert.equal(new Model(each as never).apiVersion, each.apiVersion);
    }
    const files = readdirSync(path.join(FOLDER, folder)).filter((name) => name !== 'kustomization.yaml');
    const named = kustomization(folder).resources.filter((name) => name.endsWith('.yaml'));
    assert.deepEqual(named.toSorted(), files.toSorted());
  });

  test(`${folder} holds together: labels, ports, probes and the time to drain`, () => {
    const all = built(folder);
    const { selector, template } = find(all, 'Deployment')!.spec!;
    const labels = template.metadata!.labels;
    assert.deepEqual(selector.matchLabels, labels);
    assert.deepEqual(find(all, 'Service')!.spec!.selector, labels);
    assert.deepEqual(find(all, 'NetworkPolicy')!.spec!.podSelector!.matchLabels, labels);
    const budget = find(all, 'PodDisruptionBudget');
    assert.equal(budget === undefined, folder === 'overlays/single');
    if (budget) assert.deepEqual(budget.spec!.selector!.matchLabels, labels);

    const env = readHostEnv(find(all, 'ConfigMap')!.data as Record<string, string>);
    const [site] = template.spec!.containers;
    const port = (name: string) => site!.ports!.find((each) => each.name === name)?.containerPort;
    assert.equal(env.listen.port, port('http'));
    assert.equal(env.metrics.port, port('metrics'));
    const { annotations } = find(all, 'Ingress')!.metadata!;
    const largest = annotations!['nginx.ingress.kubernetes.io/proxy-body-size'];
    assert.equal(largest, `${env.calls.body.maxBytes / 2 ** 20}m`, 'the ingress takes what the hosts take');
    assert.equal(template.metadata!.annotations!['prometheus.io/port'], String(port('metrics')));
    const { periodSeconds, failureThreshold } = site!.readinessProbe!;
    // The load balancer learns that a host goes before it stops to accept, and calls under way end before it is killed.
    assert.ok(env.drainDelayMs / 1_000 > periodSeconds! * failureThreshold!);
    assert.ok(template.spec!.terminationGracePeriodSeconds! > (env.drainDelayMs + 30_000) / 1_000);
    assert.equal(site!.securityContext!.readOnlyRootFilesystem, true);
  });
}

test('no variable of the site is missing in the manifests, and none is unknown', () => {
  const ours = [...variables()].filter(([name, group]) => {
    return !/^(?:Sandbox|Testing|Set by)/.test(group) && !NOT_IN_A_CLUSTER.has(name);
  });
  const all = built('base');
  const { data } = find(all, 'ConfigMap')!;
  const { stringData } = find(all, 'Secret')!;
  const set = [...Object.keys(data!), ...Object.keys(stringData!)];
  assert.deepEqual(set.toSorted(), ours.map(([name]) => name).toSorted());
});

test('the autoscaler counts what the host measures', async () => {
  const { spec } = find(built('overlays/production'), 'HorizontalPodAutoscaler')!;
  const metrics = createMetrics();
  metrics.watch(() => ({ pages: 0, bytes: 0, renders: 0 }));
  const told = await metrics.registry.metrics();
  const own = (spec.metrics as { pods?: { metric: { name: string } } }[]).flatMap(
    ({ pods }) => pods?.metric.name ?? [],
  );
  assert.equal(own.length, 1);
  assert.match(told, new RegExp(`^${own[0]} `, 'm'));
});
