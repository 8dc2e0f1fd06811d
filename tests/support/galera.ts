import { existsSync } from 'node:fs';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';
import { installServer, type OwnServer } from './mariadb.ts';

/** Paths of the library that makes MariaDB servers a cluster. */
const LIBRARIES = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const library = LIBRARIES.find((path) => existsSync(path));

/** Whether a cluster can be started here: with MariaDB, Galera, and rsync, by which a node gets what it has missed. */
export const hasGalera = library !== undefined && [findProgram('mariadbd'), findProgram('rsync')].every(Boolean);

/** A server of a cluster. */
export interface ClusterNode extends Pick<OwnServer, 'url' | 'kill' | 'stop'> {
  /** Rejoins the cluster, which gives it what it has missed. */
  rejoin(): Promise<void>;
}

/** Starts a Galera cluster of this many servers of our own, which hold the same data and all take writes. */
export async function startCluster(size: number): Promise<ClusterNode[]> {
  const addresses = await Promise.all(Array.from({ length: size }, async () => `127.0.0.1:${await freePort()}`));
  const nodes = await Promise.all(addresses.map((address) => installNode(address, addresses)));
  const [first, ...others] = nodes;
  await first?.begin();
  await Promise.all(others.map((node) => node.rejoin()));
  return nodes;
}

async function installNode(address: string, all: readonly string[]) {
  // The rsync daemon that root starts runs as nobody, who may read nothing here.
  const own = await installServer('mysql');
  if (!own) throw new Error('mariadbd is not installed');
  const transfer = `127.0.0.1:${await freePort()}`;
  const missed = `127.0.0.1:${await freePort()}`;
  const options = [
    '--wsrep-on=ON',
    `--wsrep-provider=${library}`,
    `--wsrep-provider-options=gmcast.listen_addr=tcp://${address};ist.recv_addr=${missed};gcache.size=64M`,
    `--wsrep-cluster-address=gcomm://${all.join(',')}`,
    '--wsrep-node-address=127.0.0.1',
    '--wsrep-sst-method=rsync',
    `--wsrep-sst-receive-address=${transfer}`,
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
  ];
  return { ...own, begin: () => own.start(...options, '--wsrep-new-cluster'), rejoin: () => own.start(...options) };
}
